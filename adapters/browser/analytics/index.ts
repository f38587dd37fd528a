export { createPageTrackers } from './page-trackers.js'
