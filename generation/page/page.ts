const style = 'html,body{margin:0;height:100%;background:#16141f;overflow:hidden}'

/** The page of a creation: an empty stage, and the scripts that fill it. */
export function page(title: string, scripts: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${scripts}
</body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** Code inside a page; it must not be able to end its own element. */
export const inlineModule = (code: string): string =>
  `<script type="module">\n${code.replaceAll('</script', '<\\/script')}\n</script>`

/** Which three.js creations are made for. */
export const threeVersion = '0.187.0'
