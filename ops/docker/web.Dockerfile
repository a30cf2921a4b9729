# syntax=docker/dockerfile:1
# The built client and its front server. Built from the root of the repository: docker build -f ops/docker/web.Dockerfile .
FROM node:24.9.0-bookworm-slim AS build
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml tsconfig.base.json ./
COPY web/package.json web/
COPY packages/contract/package.json packages/contract/
COPY packages/quiz-rules/package.json packages/quiz-rules/
RUN pnpm install --frozen-lockfile --filter "@quiz-arena/web..."
COPY packages/contract packages/contract
COPY packages/quiz-rules packages/quiz-rules
COPY scripts/arena/build-web.ts scripts/arena/
COPY web web
RUN node --eval "import('./scripts/arena/build-web.ts').then(({ buildWeb }) => buildWeb(process.cwd()))"

FROM node:24.9.0-bookworm-slim AS packages
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm install --prod --frozen-lockfile --filter quiz-arena

FROM node:24.9.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /app
COPY --from=packages /app /app
COPY ops/docker/health.mjs /app/
COPY scripts/front.ts /app/scripts/
COPY scripts/arena /app/scripts/arena
COPY --from=build /app/web/dist /app/web/dist
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "/app/health.mjs"]
CMD ["node", "scripts/front.ts"]
