interface Kind {
  AUDIO: "audio";
}

const Kind: Kind;

declare class Info {
  constructor(id: string, kind: Kind);
}

declare class WindowInfo extends Info {}

export { Info, Kind };
