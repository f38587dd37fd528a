/** Makes the addresses from which bought files are fetched. They are good for a while, for whoever has them. */
export interface DownloadLinks {
  /** `path` as the catalogue names the file. */
  readonly urlOf: (path: string) => string
}
