export default () => {
  let // what is read
    input;

  let // where it is read
    place;

  return (text) => {
    input = text;
    place = 0;
    return input[place];
  };
};
