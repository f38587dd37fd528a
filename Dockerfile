# The packed package: `npm pack` beside this file makes vitrine-<version>.tgz.
FROM node:22-slim
ENV NODE_ENV=production
WORKDIR /srv
COPY vitrine-*.tgz ./
RUN npm init --yes && npm install --omit=dev ./vitrine-*.tgz && rm vitrine-*.tgz
COPY site ./site
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 4321
# Not through npx: the program itself hears when it is to stop.
CMD ["node_modules/.bin/vitrine", "serve", "site", "--host", "0.0.0.0", "--data", "/data", "--trust-proxy"]
