export { bringBackEndpoint } from './bring-back'
export { moveToTrash } from './move-to-trash'
export { TrashedContentSchema } from './trashed-content'
