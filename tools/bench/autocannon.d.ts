/** The part of autocannon (which ships no types) that the API bench uses. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly pipelining: number;
    /** Seconds. */
    readonly duration: number;
    readonly workers?: number;
    readonly tlsOptions?: { readonly ca: Buffer };
  }
  interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    readonly latency: { readonly p99: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
