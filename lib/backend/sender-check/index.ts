export { checkSenderEndpoint, readLastCheck } from './check-endpoint'
export { checkSender } from './check-sender'
export { explainCheck, type ExplainedCheck } from './explain'
