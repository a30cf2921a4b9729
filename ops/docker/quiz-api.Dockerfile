# syntax=docker/dockerfile:1
# The quiz backend. Built from the root of the repository: docker build -f ops/docker/quiz-api.Dockerfile .
FROM node:24.9.0-bookworm-slim AS packages
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/quiz-api/package.json packages/quiz-api/
COPY packages/question-bank/package.json packages/question-bank/
COPY packages/contract/package.json packages/contract/
COPY packages/quiz-rules/package.json packages/quiz-rules/
RUN pnpm install --prod --frozen-lockfile --filter "@quiz-arena/quiz-api..."

FROM node:24.9.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8081 DATA_DIR=/data
WORKDIR /app/packages/quiz-api
RUN mkdir /data && chown node:node /data
COPY --from=packages /app /app
COPY ops/docker/health.mjs /app/
COPY packages/contract/src /app/packages/contract/src
COPY packages/quiz-rules/src /app/packages/quiz-rules/src
COPY packages/question-bank/src /app/packages/question-bank/src
COPY packages/question-bank/content /app/packages/question-bank/content
COPY packages/quiz-api/content /app/packages/quiz-api/content
COPY packages/quiz-api/src /app/packages/quiz-api/src
USER node
VOLUME /data
EXPOSE 8081
# The first start migrates an empty database and loads the question bank before it listens.
HEALTHCHECK --interval=10s --timeout=3s --start-period=180s CMD ["node", "/app/health.mjs"]
CMD ["node", "src/main.ts"]
