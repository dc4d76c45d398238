class Temperature:
    def __init__(self, celsius):
        self._celsius = celsius

    @property
    def fahrenheit(self):
        return self._celsius * 9 / 5 + 32

    def __getitem__(self, index):
        return self._celsius + index

    def kelvin(self):
        return self._celsius + 273.15
