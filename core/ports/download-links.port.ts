/** Makes the addresses from which bought files are fetched. They are good for a while, for whoever has them. */
export interface DownloadLinks {
  /** `path` as the catalogue names the file; the address is good only as long as the order's files are its buyer's. */
  readonly urlOf: (orderId: string, path: string) => string
}
