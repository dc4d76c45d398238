export function View({ text }: { text: string }) {
  return <p title={String(eval(text))}>{text}</p>; //! eval-use
}
