export { createSqlCartReminders, forgetReminders } from './sql-cart-reminders.js'
