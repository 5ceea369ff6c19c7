/** The package ships no types: what is used of it. */
declare module '@cornerstonejs/codec-openjpeg/decodewasmjs' {
  interface Decoder {
    getEncodedBuffer(length: number): Uint8Array;
    decode(): void;
    getFrameInfo(): { width: number; height: number; bitsPerSample: number; componentCount: number };
    getDecodedBuffer(): Uint8Array;
    delete(): void;
  }
  export default function open(options: {
    print(text: string): void;
    printErr(text: string): void;
  }): Promise<{ J2KDecoder: new () => Decoder }>;
}

/** With the encoder: for specimens alone. */
declare module '@cornerstonejs/codec-openjpeg/wasmjs' {
  interface Encoder {
    getDecodedBuffer(picture: {
      width: number;
      height: number;
      bitsPerSample: number;
      componentCount: number;
      isSigned: boolean;
    }): Uint8Array;
    encode(): void;
    getEncodedBuffer(): Uint8Array;
    delete(): void;
  }
  export default function open(options: {
    print(text: string): void;
    printErr(text: string): void;
  }): Promise<{ J2KEncoder: new () => Encoder }>;
}
