-- Waits between the requests of a connection where told so, and prints the result for wrk.mjs.
local wait = tonumber(os.getenv("BENCH_WAIT_MILLISECONDS"))
if wait then
  function delay() return wait end
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  local line = '{"requests":%d,"seconds":%f,"failed":%d,"p99":%f}\n'
  io.write(string.format(line, summary.requests, summary.duration / 1e6, failed, latency:percentile(99) / 1e3))
end
