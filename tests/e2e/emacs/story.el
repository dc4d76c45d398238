;;; story.el --- Emacs opens a translation, reads findings and hover, and takes a quick fix  -*- lexical-binding: t -*-

;; The configuration is the one of the documentation; what Emacs was shown is written as JSON for the test to judge.

(require 'package)
(package-initialize)
(require 'eglot)
(require 'flymake)
(require 'json)

(defvar story-command (append (json-read-from-string (getenv "VARIORUM_COMMAND")) nil))
(defvar story-patience 60 "Seconds to wait for anything.")
(defvar story-shown nil "What Emacs was shown, by name.")

(setq eglot-connect-timeout story-patience
      eglot-autoshutdown nil
      eglot-confirm-server-initiated-edits nil)
(setq eglot-server-programs (list (cons 'python-mode story-command)))

(defun story-wait (seen)
  "What the function SEEN returns, as soon as it is not nil; nil when patience runs out."
  (let ((end (+ (float-time) story-patience)) found)
    (while (and (not (setq found (funcall seen))) (< (float-time) end))
      (accept-process-output nil 0.1))
    found))

(defun story-findings ()
  "The texts of the findings in the buffer."
  (mapcar (lambda (one) (substring-no-properties (flymake-diagnostic-text one))) (flymake-diagnostics)))

(defun story-finding (text)
  "The finding whose text holds TEXT."
  (seq-find (lambda (one) (string-match-p text (flymake-diagnostic-text one))) (flymake-diagnostics)))

(defun story-position ()
  "The cursor in the words of the protocol."
  (eglot--TextDocumentPositionParams))

(defun story-hover ()
  "The hover at the cursor."
  (let ((hover (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover (story-position))))
    (plist-get (plist-get hover :contents) :value)))

(defun story-take-fix ()
  "Apply the fix that removes the unused import, in the way that this version of eglot offers."
  (let* ((server (eglot--current-server-or-lose))
         (finding (story-finding "never used"))
         (actions (jsonrpc-request
                   server :textDocument/codeAction
                   (list :textDocument (eglot--TextDocumentIdentifier)
                         :range (list :start (eglot--pos-to-lsp-position (flymake-diagnostic-beg finding))
                                      :end (eglot--pos-to-lsp-position (flymake-diagnostic-end finding)))
                         :context (list :diagnostics [] :only ["quickfix"]))))
         (chosen (seq-find (lambda (one) (string-match-p "^Remove" (plist-get one :title))) actions))
         (whole (if (plist-get chosen :edit) chosen (jsonrpc-request server :codeAction/resolve chosen))))
    (eglot--apply-workspace-edit (plist-get whole :edit))))

(condition-case problem
    (progn
      (find-file (getenv "VARIORUM_FILE"))
      (python-mode)
      (call-interactively #'eglot)
      (story-wait #'eglot-managed-p)
      (story-wait (lambda () (story-finding "never used")))
      (push (cons 'diagnostics (vconcat (story-findings))) story-shown)
      (goto-char (point-min))
      (search-forward "def total")
      (push (cons 'hover (story-hover)) story-shown)
      (story-take-fix)
      (push (cons 'text (buffer-substring-no-properties (point-min) (point-max))) story-shown)
      (story-wait (lambda () (not (story-finding "never used"))))
      (push (cons 'left (vconcat (story-findings))) story-shown))
  (error (push (cons 'failure (error-message-string problem)) story-shown)))

(with-temp-file (getenv "VARIORUM_OUTCOME")
  (insert (json-encode story-shown)))
(set-buffer-modified-p nil)
(kill-emacs 0)
;;; story.el ends here
