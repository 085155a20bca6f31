// `node scripts/make-bucket.mjs`: makes the bucket of the S3 settings unless it is there, once the object storage answers.
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'

const LONGEST_WAIT = 60_000
const PAUSE = 1000
const THERE = ['BucketAlreadyOwnedByYou', 'BucketAlreadyExists']
/** The errors of a storage that is not ready yet. */
const isStarting = ({ $metadata, code }) => code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || $metadata?.httpStatusCode >= 500

if (existsSync('.env')) process.loadEnvFile('.env')
const { S3_ENDPOINT: endpoint, S3_BUCKET: Bucket, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = process.env
if (!Bucket || !region) {
  console.error('S3_BUCKET, S3_REGION: name the bucket to make, and its region.')
  process.exit(1)
}
const client = new S3Client({ region, ...(endpoint && { endpoint, forcePathStyle: true }), credentials: { accessKeyId, secretAccessKey } })

for (const end = Date.now() + LONGEST_WAIT; ; await sleep(PAUSE)) {
  const error = await client.send(new CreateBucketCommand({ Bucket })).then(() => null, (reason) => reason)
  if (!error || THERE.includes(error.name)) break
  if (isStarting(error) && Date.now() < end) continue
  console.error(`The bucket ${Bucket} could not be made: ${error.message}`)
  process.exit(1)
}
console.log(`The bucket ${Bucket} is there.`)
