/** Makes the addresses of bought files. An address works for a limited time, for every client that has it. */
export interface DownloadLinks {
  /** `path` as the catalogue names the file; the address is good only as long as the order's files are its buyer's. */
  readonly urlOf: (orderId: string, path: string) => string
}
