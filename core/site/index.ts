export { cssEasing } from './easing-names.js'
