/** Makes the addresses of bought files. An address works for a limited time, for every client that has it. */
export interface DownloadLinks {
  /** `path` as in the catalogue; the address works only while the order's files belong to its buyer. */
  readonly urlOf: (orderId: string, path: string) => string
}
