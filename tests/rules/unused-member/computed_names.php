<?php
class Info {
    private $format;
    public function run() {
        $method = $this->format . "Info";
        return method_exists($this, $method) ? $this->$method() : null;
    }
    private function mp3Info() { return 1; }
}
class Callbacks {
    public function run($name) { return array_map([$this, "on" . $name], []); }
    private function onOpen() { return 1; }
}
class Plain {
    public function run() { return array_map([$this, "onOpen"], []); }
    private function onOpen() { return 1; }
    private function onClose() { return 1; } //! unused-member
}
