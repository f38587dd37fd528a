/** A request with a correct length: it has to be answered, even if all else in it is wrong. */
export function wellFramed({ method = 'POST', path, headers = [], body = Buffer.alloc(0) }) {
  const length = method === 'GET' || method === 'HEAD' ? [] : [`Content-Length: ${body.length}`]
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers, ...length]
  return {
    method,
    isSound: true,
    bytes: Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]),
  }
}

/** A request with a wrong length, or one that breaks off: it has to be answered, or its connection closed. */
export const illFramed = (bytes) => ({ method: null, isSound: false, bytes })

/** An address that a proxy could have seen, since limits for one address must not hide the code behind them. */
export const someAddress = (random) => `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`
