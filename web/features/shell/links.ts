import { routes } from '@makebelieve/contract/routes'
import { shell } from '../../texts/en/shell.ts'

export type ShellLink = { to: string; label: string; forMembers?: true }

const { header, groups, pages } = shell

export const headerLinks: ReadonlyArray<ShellLink> = [
  { to: routes.home, label: header.home },
  { to: routes.creatorHub, label: header.creatorHub },
  { to: routes.myCreations, label: header.myCreations, forMembers: true },
  { to: routes.pricing, label: header.pricing },
  { to: routes.contact, label: header.contact },
  { to: routes.about, label: header.about },
]

/** The box on the first page, with the cursor in it. */
export const create: ShellLink = { to: routes.create, label: shell.create }
export const signIn: ShellLink = { to: '/sign-in', label: header.signIn }
export const signUp: ShellLink = { to: '/sign-up', label: header.signUp }

const group = (title: string, names: Array<keyof typeof pages>) => ({
  title,
  links: names.map((name) => ({ to: routes[name], label: pages[name] })),
})

export const footerGroups = [
  group(groups.make, ['gameZone', 'education', 'creatorHub', 'plans']),
  group(groups.learn, ['learn', 'guide', 'gameJam']),
  group(groups.people, ['about', 'contact', 'press', 'partnerships']),
  group(groups.rules, ['privacy', 'terms', 'cookies', 'refunds', 'ads']),
]
