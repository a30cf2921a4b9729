# syntax=docker/dockerfile:1
# A battle node. Built from the root of the repository: docker build -f ops/docker/battle-server.Dockerfile .
FROM node:24.9.0-bookworm-slim AS packages
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY battle-server/package.json battle-server/
COPY packages/contract/package.json packages/contract/
COPY packages/quiz-rules/package.json packages/quiz-rules/
RUN pnpm install --prod --frozen-lockfile --filter "@quiz-arena/battle-server..."

FROM node:24.9.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8082
WORKDIR /app/battle-server
COPY --from=packages /app /app
COPY ops/docker/health.mjs /app/
COPY packages/contract/src /app/packages/contract/src
COPY packages/quiz-rules/src /app/packages/quiz-rules/src
COPY battle-server/src /app/battle-server/src
USER node
EXPOSE 8082
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "/app/health.mjs"]
CMD ["node", "src/main.ts"]
