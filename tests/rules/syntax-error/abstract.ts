interface Method {
  abstract?: boolean;
}
