export { countWaitingReadings } from './assign'
export { eraseReadings, forgetOldReadings } from './forget-readings'
export { remindJurors } from './remind-jurors'
