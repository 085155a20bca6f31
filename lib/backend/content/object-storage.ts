import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { CollectionBeforeOperationHook, Config, PayloadRequest, Plugin } from 'payload'
import { env } from '@/lib/env'

/** In milliseconds. */
const CONNECTION_TIMEOUT = 3000
const REQUEST_TIMEOUT = 20_000

/** Stores uploads in the bucket of `S3_BUCKET`, and changes nothing else about them. */
export const pictureStorage: Plugin = async (config) => {
  const { S3_BUCKET: bucket } = env()
  if (!bucket) return config
  const { s3Storage } = await import('@payloadcms/storage-s3')
  // It would add parts of the admin for uploads past this server, which the build does not know.
  const { components, dependencies } = config.admin ?? {}
  const admin = { ...config.admin, dependencies: { ...dependencies }, components: { ...components, providers: [...(components?.providers ?? [])] } }
  const stored = await s3Storage({ bucket, collections: { media: true }, config: clientConfig() })({ ...config, admin })
  return { ...stored, admin: config.admin, collections: stored.collections?.map(withoutClientUploads) }
}

type Collection = NonNullable<Config['collections']>[number]

/** Uploads past this server have a field of their own, for which there is no column. */
function withoutClientUploads(collection: Collection): Collection {
  if (collection.slug !== 'media') return collection
  const fields = collection.fields.filter((field) => !('name' in field) || field.name !== '_objectKey')
  return { ...collection, fields, hooks: { ...collection.hooks, beforeOperation: [...(collection.hooks?.beforeOperation ?? []), loadEditedPicture] } }
}

/** The CMS would fetch a cropped picture from the address of the request, whichever host that names. */
const loadEditedPicture: CollectionBeforeOperationHook<'media'> = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || req.file || !isEdited(req, args.data)) return args
  const { filename, mimeType } = await req.payload.findByID({ collection: 'media', id: args.id as string, depth: 0, req })
  if (!filename || !mimeType) return args
  const data = await readFile(filename)
  req.file = { name: filename, data, mimetype: mimeType, size: data.length }
  return { ...args, overwriteExistingFiles: true }
}

interface Edits {
  crop?: unknown
  heightInPixels?: unknown
  widthInPixels?: unknown
  focalPoint?: { x?: number; y?: number }
}

/** As the CMS does, since every save contains the focal point, changed or not. */
function isEdited({ query }: PayloadRequest, data: { focalX?: number | null; focalY?: number | null }): boolean {
  const { crop, heightInPixels, widthInPixels, focalPoint } = (query?.uploadEdits ?? {}) as Edits
  if (crop || heightInPixels || widthInPixels) return true
  return Boolean(focalPoint && (focalPoint.x !== data.focalX || focalPoint.y !== data.focalY))
}

export async function readFile(name: string): Promise<Buffer> {
  const { client, bucket: Bucket, GetObjectCommand } = await storage()
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }))
  return Buffer.from((await Body?.transformToByteArray()) ?? [])
}

/** Stores what is no picture; who may read it is decided here, since nobody gets its address. */
export async function writeFile(name: string, content: Uint8Array): Promise<void> {
  const { client, bucket: Bucket, PutObjectCommand } = await storage()
  await client.send(new PutObjectCommand({ Bucket, Key: name, Body: content, ContentLength: content.length, ContentType: 'application/octet-stream' }))
}

export async function deleteFile(name: string): Promise<void> {
  const { client, bucket: Bucket, DeleteObjectCommand } = await storage()
  await client.send(new DeleteObjectCommand({ Bucket, Key: name }))
}

/** Loaded only where it is used: it is large. */
async function storage() {
  const { S3Client, ...commands } = await import('@aws-sdk/client-s3')
  return { client: new S3Client(clientConfig()), bucket: env().S3_BUCKET ?? '', ...commands }
}

function clientConfig(): S3ClientConfig {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = env()
  return {
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Compatible servers expect the bucket in the path, and often do not know the newer checksums.
    forcePathStyle: Boolean(endpoint),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT, requestTimeout: REQUEST_TIMEOUT },
  }
}
