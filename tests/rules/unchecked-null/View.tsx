export function View({ text }: { text: string }) {
  return <p title={text.match(/[0-9]+/)[0]}>{text.match(/[0-9]+/)?.[0]}</p>; //! unchecked-null
}
