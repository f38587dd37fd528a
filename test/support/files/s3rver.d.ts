/** The part of the store that the tests use. */
declare module '@20minutes/s3rver' {
  class S3rver {
    constructor(options: Readonly<Record<string, unknown>>)
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
  export = S3rver
}
