export { bringBackEndpoint, insertRow, type BringBack } from './bring-back'
export { moveToTrash } from './move-to-trash'
export { TrashedContentSchema, type StoredRow } from './trashed-content'
