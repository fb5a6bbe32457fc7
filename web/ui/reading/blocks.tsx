import type { ReactNode } from 'react'
import type { Block, Table } from '../../texts/page-text.ts'
import { Marked } from './marked.tsx'

export type Figures<Figure extends string> = Record<Figure, ReactNode>

type BlocksProps<Figure extends string> = { blocks: Block<Figure>[]; figures: Figures<Figure> }

/** What a section says, one block below the other. */
export function Blocks<Figure extends string>({ blocks, figures }: BlocksProps<Figure>) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} figures={figures} />)
}

function OneBlock<Figure extends string>({
  block,
  figures,
}: {
  block: Block<Figure>
  figures: Figures<Figure>
}) {
  if (typeof block === 'string') {
    return (
      <p>
        <Marked text={block} />
      </p>
    )
  }
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((line) => (
          <li key={line}>
            <Marked text={line} />
          </li>
        ))}
      </ul>
    )
  }
  if ('note' in block) {
    return (
      <p className="reading-note">
        <Marked text={block.note} />
      </p>
    )
  }
  if ('table' in block) return <TableOfText {...block.table} />
  return figures[block.figure]
}

/** On a narrow screen a row becomes a little card: sideways scrolling hides what matters most. */
function TableOfText({ caption, head, rows }: Table) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest]) => (
          <tr key={first}>
            <th scope="row">
              <Marked text={first} />
            </th>
            {rest.map((cell, index) => (
              <td key={head[index + 1]} data-head={head[index + 1]}>
                <Marked text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
