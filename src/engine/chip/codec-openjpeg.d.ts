/** The package ships no types: what is used of it. */
declare module '@cornerstonejs/codec-openjpeg/decodewasmjs' {
  interface Decoder {
    getEncodedBuffer(length: number): Uint8Array;
    readHeader(): void;
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
