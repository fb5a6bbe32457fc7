import { describe, expect, it } from 'vitest'
import { placeFailure } from './failure.ts'

const labels = { email: 'E-mail', password: 'Password' }
const names = ['email', 'password'] as const
const place = (message: string, ...fields: string[]) =>
  placeFailure({ message, fields }, names, (name) => labels[name])

describe('what the server says about a form', () => {
  it('stands at the field it names, by the name that its label has', () => {
    expect(place('password must have at least 8 characters.', 'password')).toEqual({
      fields: { password: 'Password must have at least 8 characters.' },
      focus: 'password',
    })
  })

  it('stands at the field it is about, whatever it says', () => {
    const message = "There's already an account with this e-mail address. Sign in instead."
    expect(place(message, 'email')).toEqual({ fields: { email: message }, focus: 'email' })
  })

  it('is said for the whole form when it does not tell which field is wrong', () => {
    const message = 'The e-mail address or password is wrong.'
    expect(place(message, 'email', 'password')).toEqual({ fields: {}, whole: message, focus: 'password' })
  })

  it('is said for the whole form when it is about none of the fields', () => {
    const message = 'Too many attempts. Please try again in 60 seconds.'
    expect(place(message)).toEqual({ fields: {}, whole: message })
    expect(place(message, 'address')).toEqual({ fields: {}, whole: message })
  })

  it('is not placed by how its sentence begins', () => {
    const message = 'email is not what this is about.'
    expect(place(message)).toEqual({ fields: {}, whole: message })
  })
})
