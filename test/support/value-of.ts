export { valueOf } from '../../core/shared/index.js'
