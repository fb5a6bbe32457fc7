import { createServer } from 'node:http'

/** The plainest server of the same page: Node's own http, and React's renderToString. */
const { renderPlainPage } = await import(process.env.PLAIN_PAGE ?? '')

createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(renderPlainPage())
}).listen(Number(process.env.PORT), '127.0.0.1')
