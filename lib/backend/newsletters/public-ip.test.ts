import { isPublicIp } from './public-ip'

test.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['127.0.0.1', false],
  ['100.100.100.200', false],
  ['169.254.169.254', false],
  ['172.31.255.1', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:93.184.215.14', false],
  ['fe80::1', false],
  ['64:ff9b::7f00:1', false],
  ['localhost', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicIp(address)).toBe(isPublic)
})
