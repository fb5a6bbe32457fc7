import { parseSync } from 'vite'

export type LooseText = { line: number; text: string }

type Node = { type: string; start: number; [key: string]: unknown }

/** Properties, of elements and of plain objects, whose words somebody sees or hears. */
const worded =
  /^(alt|aria-(label|description|placeholder|roledescription|valuetext)|about|caption|description|empty|error|failure|hint|lead|legend|message|note|placeholder|spoken|submit|summary|text|title|tooltip|words?|(\w+)?([lL]abel|Text|Title|Hint))$/

const hasLetter = (text: string) => /\p{L}/u.test(text)
/** 'Saving...', but no class names, paths of drawings or codes. */
const beginsLarge = (text: string) => /^\p{Lu}\p{Ll}/u.test(text)
/** 'A page', "It's there", 'Sorry, no'. */
const isSentence = (text: string) => /^\p{Lu}\p{Ll}*(['’]\p{Ll}+)?[,:]? \p{L}/u.test(text)

/**
 * Texts in a source file that are not from the catalogue. What stands between tags, what a worded property of an
 * element says and what a toast says may hold no letter at all. Elsewhere a literal is taken for a text when its property
 * is worded and it begins large, or when it reads as a sentence. Errors that only developers meet, and what is written
 * on the console, are left alone.
 */
export function findLooseTexts(path: string, source: string): LooseText[] {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const found = new Map<number, LooseText>()

  function note({ start }: Node, text: string): void {
    const line = source.slice(0, start).split('\n').length
    found.set(start, { line, text: text.trim().replaceAll(/\s+/g, ' ') })
  }
  function refuse(expression: unknown, isText: (text: string) => boolean): void {
    for (const { node, text } of outcomesOf(expression)) if (isText(text)) note(node, text)
  }
  function visit(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) visit(item)
    if (!isNode(value) || isLeftAlone(value)) return
    if (value.type === 'JSXText' && hasLetter(String(value.value))) note(value, String(value.value))
    if (value.type === 'JSXAttribute') {
      const name = nameOf(value.name)
      if (name !== 'aria-keyshortcuts') refuse(value.value, worded.test(name) ? hasLetter : beginsLarge)
    }
    if (value.type === 'JSXElement' || value.type === 'JSXFragment')
      for (const child of value.children as Node[]) refuse(child, hasLetter)
    if (value.type === 'Property' && worded.test(nameOf(value.key))) refuse(value.value, beginsLarge)
    if (value.type === 'CallExpression' && isToast(value)) refuse((value.arguments as Node[])[0], hasLetter)
    refuse(value, isSentence)
    for (const [key, child] of Object.entries(value)) if (key !== 'type') visit(child)
  }

  visit(program)
  return [...found.values()].toSorted((a, b) => a.line - b.line)
}

/** The literals that an expression can come out as. */
function outcomesOf(node: unknown): { node: Node; text: string }[] {
  if (!isNode(node)) return []
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : []
    case 'TemplateLiteral':
      return [{ node, text: textOf(node) }]
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(outcomesOf)
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(outcomesOf)
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right].flatMap(outcomesOf) : []
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return outcomesOf(node.expression)
    default:
      return []
  }
}

function isLeftAlone({ type, callee }: Node): boolean {
  if (/^TS(?!As|Satisfies|NonNull)/.test(type)) return true
  if (type === 'NewExpression') return nameOf(callee) === 'Error'
  if (type !== 'CallExpression' || !isNode(callee)) return false
  return callee.type === 'Super' || nameOf(callee.object) === 'console'
}

function isToast({ callee }: Node): boolean {
  return isNode(callee) && nameOf(callee.object) === 'toast'
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name ?? node.value ?? '') : ''
}

function textOf({ quasis }: Node): string {
  return (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
}
