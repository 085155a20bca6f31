export { keepFigures, readApplicationFigures } from './figures'
export { eraseReviews, forgetOldReviews } from './forget-reviews'
export { tellDecisionsTask } from './release'
