import type { TestimonialFields } from '@makebelieve/contract/calls/testimonials'
import type { KeptTestimonial, Testimonial } from '@makebelieve/contract/entities/testimonial'
import { ApiError } from '@makebelieve/contract/errors'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'

/** Who stays for a whole round of them has heard enough. */
const mostOnFirstPage = 12

type Row = Omit<KeptTestimonial, 'createdAt'> & { createdAt: Date }

const columns = 'id, quote, author, role, source, featured, created_at as "createdAt"'

export async function featuredTestimonials(db: Queryable): Promise<Testimonial[]> {
  const { rows } = await db.query<Testimonial>(
    'select id, quote, author, role from testimonial where featured order by created_at desc, id limit $1',
    [mostOnFirstPage],
  )
  return rows
}

export async function keptTestimonials(db: Queryable): Promise<KeptTestimonial[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from testimonial order by created_at desc, id limit 500`,
  )
  return rows.map(written)
}

export async function addTestimonial(db: Queryable, fields: TestimonialFields): Promise<KeptTestimonial> {
  const { rows } = await db.query<Row>(
    `insert into testimonial (quote, author, role, source, featured) values ($1, $2, $3, $4, $5)
     returning ${columns}`,
    inOrder(fields),
  )
  return found(rows)
}

export async function changeTestimonial(
  db: Queryable,
  id: string,
  fields: TestimonialFields,
): Promise<KeptTestimonial> {
  if (!isUuid(id)) throw noSuchTestimonial()
  const { rows } = await db.query<Row>(
    `update testimonial set quote = $1, author = $2, role = $3, source = $4, featured = $5 where id = $6
     returning ${columns}`,
    [...inOrder(fields), id],
  )
  return found(rows)
}

export async function removeTestimonial(db: Queryable, id: string): Promise<void> {
  const { rowCount } = isUuid(id)
    ? await db.query('delete from testimonial where id = $1', [id])
    : { rowCount: 0 }
  if (rowCount === 0) throw noSuchTestimonial()
}

function inOrder({ quote, author, role, source, featured }: TestimonialFields) {
  return [quote, author, role, source, featured]
}

function found([row]: Row[]): KeptTestimonial {
  if (!row) throw noSuchTestimonial()
  return written(row)
}

function written({ createdAt, ...row }: Row): KeptTestimonial {
  return { ...row, createdAt: createdAt.toISOString() }
}

function noSuchTestimonial() {
  return new ApiError('not_found', 'There is no such testimonial.')
}
