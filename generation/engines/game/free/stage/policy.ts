import { contentPermissions, contentSandbox } from '@makebelieve/contract/content-headers'

/** Hosts that do not exist; Chromium is told to know no other. */
export const appOrigin = 'https://app.invalid'
export const playOrigin = 'https://play.invalid'
export const folder = '/play/free/'

/** The page around it, which has no script at all: the game must be unable to reach it anyway. */
export const appPage = {
  headers: {
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; frame-src ${playOrigin}/play/`,
  },
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stage</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<body style="margin:0;background:#16141f">
<iframe title="Game" sandbox="${contentSandbox}" allow="${contentPermissions}"
  referrerpolicy="no-referrer" style="position:fixed;inset:0;width:100%;height:100%;border:0"
  src="${playOrigin}${folder}index.html"></iframe>`,
}
