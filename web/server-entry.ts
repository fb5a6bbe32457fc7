import * as build from 'virtual:react-router/server-build'
import { answerPages } from './answer-pages.ts'

export const render = answerPages(build)
