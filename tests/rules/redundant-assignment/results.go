package ledger

func read(place int) (count int, err error) {
	count, err = 0, nil
	found := look(place)
	if found < 0 {
		err = missing(place)
	}
	return
}

func closed(place int) (err error) {
	defer func() { report(err) }()
	err = shut(place)
	err = flush(place)
	return nil
}

func looked(place int) error {
	err := look(place) //! redundant-assignment
	err = look(place + 1)
	return err
}

func written(place int) (count int64, err error) {
	some, err := write(place)
	count = int64(some)
	if some != place && err == nil {
		err = missing(place)
	}
	return
}
