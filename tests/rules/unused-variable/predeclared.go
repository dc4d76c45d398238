package settings

type settings struct{ persist, cached *bool }

func off() (settings, *int) {
	var false bool
	var true bool
	var nil int
	return settings{persist: &false, cached: &true}, &nil
}
