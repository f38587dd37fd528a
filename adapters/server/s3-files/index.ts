export { checkBucket } from './check-bucket.js'
export { openS3FileStore } from './s3-file-store.js'
export type { BucketFault } from './check-bucket.js'
export type { S3Options } from './s3-file-store.js'
