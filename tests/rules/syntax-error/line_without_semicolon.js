class P {
    a(args = undefined, namespace = undefined) {
        let argv
        [ args, argv ] = this.parse_known_args(args, namespace)
        if (argv && argv.length > 0) {
            this.error(argv)
        }
        return args
    }
}

const bracket = /[{]/g.test("{") ? /[(]"/ : null
