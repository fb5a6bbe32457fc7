import type { ErrorBody } from '@makebelieve/contract/errors'
import { paths } from '@makebelieve/contract/paths'
import { routes } from '@makebelieve/contract/routes'
import { data, redirect } from 'react-router'
import { hostContext } from '../api/host.ts'
import { ContactPage } from '../features/pages/contact-page.tsx'
import { type Refused, valuesIn } from '../features/pages/contact-values.ts'
import { contact } from '../texts/en/contact.ts'
import { pageAddress } from '../ui/page-address.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/contact'

/** For browsers without script: what they send to the page, the page sends to the API. */
export async function action({ request, context }: Route.ActionArgs) {
  // What is no form has no fields, and the API says which are missing.
  const values = valuesIn(await request.formData().catch(() => new FormData()))
  const [method, path = ''] = paths.sendMessage.split(' ')
  const answer = await context
    .get(hostContext)(request)
    .api(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    })
  // A page of its own, so that loading it again sends nothing again.
  if (answer.ok) return redirect(`${routes.contact}?sent`, 303)
  const { message = contact.failed, fields }: Partial<ErrorBody> = await answer.json()
  return data({ values, message, fields } satisfies Refused, { status: answer.status })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(contact.tab, contact.description, pageAddress(matches, routes.contact))

export default function Contact({ actionData }: Route.ComponentProps) {
  return <ContactPage refused={actionData} />
}
