export { openS3FileStore } from './s3-file-store.js'
export type { S3Options } from './s3-file-store.js'
