/**
 * A rendered page as the code of a React component, so that another framework can be asked to render the very same
 * elements. It reads what React wrote, which closes every element and quotes every attribute, not any HTML. Scripts are
 * left out: each framework brings its own.
 */
export function pageAsReact(html: string, part: 'head' | 'body'): string {
  const inside = new RegExp(`<${part}[^>]*>(.*)</${part}>`, 's').exec(html)?.[1]
  if (inside === undefined) throw new Error(`The page has no ${part}`)
  const root: Element = { name: part, props: {}, children: [] }
  const open = [root]
  for (const [, comment, ends, name, attributes, alone, text] of withoutScripts(inside).matchAll(pieces)) {
    const around = open.at(-1) ?? root
    if (comment !== undefined) continue
    if (text !== undefined) around.children.push(readable(text))
    else if (ends) {
      if (open.pop()?.name !== ends) throw new Error(`</${ends}> closes what is not open`)
    } else if (name) {
      const element = { name, props: propsOf(attributes ?? ''), children: [] }
      around.children.push(element)
      if (!alone) open.push(element)
    }
  }
  if (open.length !== 1) throw new Error(`The ${part} does not end`)
  return `[${root.children.map((child, at) => codeOf(child, at)).join(',\n')}]`
}

export type Body = { elements: number; text: string }

/** What a page says and of how many elements it is made, for comparing two of them. */
export function measureBody(html: string): Body {
  const body = withoutScripts(/<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '')
    .replace(/<!--.*?-->/gs, '')
    // A place that Next keeps for itself.
    .replace('<div hidden=""></div>', '')
  return {
    elements: body.match(/<[a-z]/g)?.length ?? 0,
    text: readable(body.replace(/<[^>]*>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim(),
  }
}

type Element = { name: string; props: Record<string, unknown>; children: (Element | string)[] }

const pieces = /(<!--.*?-->)|<\/([\w-]+)>|<([\w-]+)((?:\s[^\s=>/]+="[^"]*")*)\s*(\/?)>|([^<]+)/gs

const withoutScripts = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '')

/** Names that React spells in another way and does not understand in HTML's. All others it writes as they are given. */
const spelling: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  checked: 'defaultChecked',
  charset: 'charSet',
}
const switches = ['checked', 'disabled', 'hidden', 'inert', 'open', 'required', 'selected']

function propsOf(attributes: string): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [, name = '', value = ''] of attributes.matchAll(/([^\s=]+)="([^"]*)"/g)) {
    // A nonce is of one response; every framework writes its own.
    if (name === 'nonce') continue
    if (name === 'style') throw new Error('React takes styles as objects, and none was expected here')
    props[spelling[name] ?? name] = switches.includes(name) ? true : readable(value)
  }
  return props
}

function codeOf(node: Element | string, key: number): string {
  if (typeof node === 'string') return JSON.stringify(node)
  const children = node.children.map((child, at) => codeOf(child, at))
  return `h(${[JSON.stringify(node.name), JSON.stringify({ key, ...node.props }), ...children].join(', ')})`
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const readable = (text: string) => text.replace(/&(#?\w+);/g, (all, name) => characters[name] ?? all)
