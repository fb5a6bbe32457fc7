import { createServer } from 'node:http'

/** The plainest server of the same page: Node's own http, and React's renderToString. */
const { renderPlainPage, surroundLike } = await import(process.env.PLAIN_PAGE ?? '')
surroundLike(await (await fetch(process.env.SAME_AS ?? '')).text())

createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(renderPlainPage())
}).listen(Number(process.env.PORT), '127.0.0.1')
