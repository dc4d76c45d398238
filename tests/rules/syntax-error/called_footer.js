window.shelf = shelf;

})(window, document); //! syntax-error (information)
