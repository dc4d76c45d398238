def compare(cluster):
    with cluster() as (scheduler, [first, second]):
        print(scheduler, first, second)
    with cluster() as (name, (left, right)):
        print(name, left, right, middle)  #! undefined-name
