# The packed package: `npm pack` beside this file makes vitrine-<version>.tgz.
FROM node:22-slim
WORKDIR /srv
COPY vitrine-*.tgz ./
RUN npm init --yes && npm install --omit=dev ./vitrine-*.tgz && rm vitrine-*.tgz
COPY site ./site
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 4321
CMD ["npx", "vitrine", "serve", "site", "--host", "0.0.0.0", "--data", "/data", "--trust-proxy"]
