declare class Emitter<T> {
  emit(event: T): boolean;
}

declare namespace Emitter {
  export interface Static {
    new <T>(): Emitter<T>;
  }
}

export = Emitter;
